export { TopicList, TopicListItem, type TopicListItemProps, type TopicListProps } from './topic-list.tsx';
