export {
  Dialog,
  DialogActions,
  type DialogActionsProps,
  DialogClose,
  type DialogCloseProps,
  DialogContent,
  type DialogContentProps,
  type DialogProps,
  DialogTrigger,
  type DialogTriggerProps,
} from './dialog.tsx';
