export { Attachment, type AttachmentProps, type AttachmentWords } from './attachment.tsx';
