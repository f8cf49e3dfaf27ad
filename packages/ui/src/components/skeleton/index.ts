export {
  SkeletonPanel,
  type SkeletonPanelProps,
  SkeletonTable,
  type SkeletonTableProps,
} from './skeleton.tsx';
