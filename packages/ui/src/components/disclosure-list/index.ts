export {
  DisclosureItem,
  type DisclosureItemProps,
  DisclosureList,
  type DisclosureListProps,
} from './disclosure-list.tsx';
