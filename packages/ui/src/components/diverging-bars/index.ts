export {
  DivergingBars,
  type DivergingBar,
  type DivergingBarsProps,
  type DivergingSide,
} from './diverging-bars.tsx';
