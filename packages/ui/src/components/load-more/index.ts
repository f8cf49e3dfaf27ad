export { LoadMore, type LoadMoreProps, type LoadMoreWords } from './load-more.tsx';
