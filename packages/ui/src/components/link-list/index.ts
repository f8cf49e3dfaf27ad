export { LinkList, LinkListItem, type LinkListItemProps, type LinkListProps } from './link-list.tsx';
