export {
  Menu,
  MenuGroup,
  MenuGroupItem,
  type MenuGroupItemProps,
  type MenuGroupProps,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
} from './menu.tsx';
