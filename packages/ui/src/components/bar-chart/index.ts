export { BarChart, type BarChartBar, type BarChartProps } from './bar-chart.tsx';
export { FlowChart, type FlowChartMonth, type FlowChartProps, type FlowChartWords } from './flow-chart.tsx';
export {
  GrowthChart,
  type GrowthChartProps,
  type GrowthChartWords,
  type GrowthChartYear,
} from './growth-chart.tsx';
