export {
  ReceiptLines,
  type ReceiptLinesProps,
  type ReceiptLine,
  type ReceiptSums,
} from './receipt-lines.tsx';
export type { ReceiptLinesWords } from './receipt-lines-words.ts';
