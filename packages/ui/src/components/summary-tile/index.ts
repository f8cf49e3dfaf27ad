export { SummaryTile, type SummaryTileProps } from './summary-tile.tsx';
