export {
  BreakdownLine,
  type BreakdownLineProps,
  BreakdownList,
  type BreakdownListProps,
} from './breakdown-list.tsx';
