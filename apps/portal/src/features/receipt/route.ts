import { ReceiptText } from 'lucide-react';
import { patterns } from '../../lib/paths.ts';
import { type Screen, loadEndpoints } from '../../lib/screen.ts';

export const routes: readonly Screen[] = [
  {
    id: 'features/receipt/receipts-page',
    path: patterns.receipts,
    handle: {
      layout: 'member',
      auth: true,
      title: 'ใบเสร็จ/ใบแจ้งหนี้',
      highlight: 5,
      menu: { order: 5, Icon: ReceiptText },
    },
    lazy: {
      Component: async () => (await import('./receipts-page.tsx')).ReceiptsPage,
      loader: async () => {
        const { listReceipts, listCollections, getComingBill } = (await import('./receipt-endpoints.ts'))
          .receiptApi.endpoints;
        return loadEndpoints(listReceipts, listCollections, getComingBill);
      },
    },
  },
  {
    id: 'features/receipt/cremation-page',
    path: patterns.cremationReceipts,
    handle: {
      layout: 'member',
      auth: true,
      title: 'ใบเสร็จฌาปนกิจสงเคราะห์',
      parent: patterns.receipts,
      highlight: 12,
    },
    lazy: {
      Component: async () => (await import('./cremation-page.tsx')).CremationPage,
      loader: async () =>
        loadEndpoints((await import('./receipt-endpoints.ts')).receiptApi.endpoints.listCremationReceipts),
    },
  },
];
