export {
  AlertDialog,
  AlertDialogAction,
  type AlertDialogActionProps,
  AlertDialogActions,
  type AlertDialogActionsProps,
  AlertDialogCancel,
  type AlertDialogCancelProps,
  AlertDialogContent,
  type AlertDialogContentProps,
  type AlertDialogProps,
  AlertDialogTrigger,
  type AlertDialogTriggerProps,
} from './alert-dialog.tsx';
