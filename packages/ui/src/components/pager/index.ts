export { Pager, type PagerProps, type PagerWords } from './pager.tsx';
