export {
  Schedule,
  type ScheduleProps,
  type ScheduleRow,
  type ScheduleSums,
  type ScheduleWords,
} from './schedule.tsx';
