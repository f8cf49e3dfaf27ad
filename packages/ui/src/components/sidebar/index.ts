export {
  Sidebar,
  SidebarItem,
  type SidebarItemProps,
  type SidebarProps,
  SidebarSeparator,
  type SidebarSeparatorProps,
} from './sidebar.tsx';
