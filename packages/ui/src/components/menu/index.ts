export { MenuGroup, MenuGroupItem, type MenuGroupItemProps, type MenuGroupProps } from './menu-group.tsx';
export { Menu, MenuItem, type MenuItemProps, type MenuProps } from './menu.tsx';
