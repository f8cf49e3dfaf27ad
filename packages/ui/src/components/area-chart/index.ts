export { AreaChart, type AreaChartProps } from './area-chart.tsx';
export type { AreaChartPoint } from './area-plot.ts';
export type { AreaChartWords } from './area-words.ts';
