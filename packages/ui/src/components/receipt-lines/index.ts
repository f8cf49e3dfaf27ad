export {
  ReceiptLines,
  type ReceiptLinesProps,
  type ReceiptLinesWords,
  type ReceiptLine,
  type ReceiptSums,
} from './receipt-lines.tsx';
