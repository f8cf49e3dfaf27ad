export { KeyValue, KeyValueList, type KeyValueListProps, type KeyValueProps } from './key-value-list.tsx';
