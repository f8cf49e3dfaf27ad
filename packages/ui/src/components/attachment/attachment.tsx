import { Slot } from '@radix-ui/react-slot';
import { Download, FileText, WifiOff } from 'lucide-react';
import { type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { buttonVariants } from '../button/button.tsx';
import { WholeWords } from '../../internal/whole-words.tsx';
import { getFileKind, formatFileSize, isFileSize } from './file-words.ts';

const NBSP = '\u00a0';

/** Words of an attachment, each replaceable. */
export type AttachmentWords = {
  /** On the link. */
  download: string;
  /** Behind the number of pages. */
  pages: string;
  /** The type of a file by its name or address. */
  kind: (fileName: string) => string;
  /** Its size, in bytes. */
  size: (bytes: number) => string;
  /** Behind its facts, if it is kept on the device. */
  kept: string;
  /** Instead of them, if it needs the network. */
  away: string;
};

const WORDS: AttachmentWords = {
  download: 'ดาวน์โหลด',
  pages: 'หน้า',
  kind: getFileKind,
  size: formatFileSize,
  kept: 'เก็บไว้แล้ว',
  away: 'เปิดได้เมื่อเชื่อมต่อแล้ว',
};

export type AttachmentProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Title of the file. */
  title: string;
  /** Name or address of the file; its extension gives its type. */
  fileName: string;
  /** Its size in bytes. Omit it if unknown. */
  bytes?: number | null | undefined;
  /** Number of pages. Omit it if unknown. */
  pages?: number | null | undefined;
  /**
   * Without a network: `kept` on the device, where its link still opens it, or `away`, shown without its link. Omit it
   * with a network.
   */
  offline?: 'kept' | 'away' | undefined;
  /** Renders the link to the file, an `a`, around the given content. */
  renderLink: (words: ReactNode) => ReactElement;
  /** An icon of lucide. Default a text file. */
  icon?: ReactNode;
  /** Replaces some of the words. */
  words?: Partial<AttachmentWords> | undefined;
};

/** A file to download, with its type and size. Renders a `div`. */
export function Attachment({
  title,
  fileName,
  bytes,
  pages,
  offline,
  renderLink,
  icon,
  words,
  className,
  ...rest
}: AttachmentProps) {
  const labels = { ...WORDS, ...words };
  const facts = [
    labels.kind(fileName),
    isFileSize(bytes) ? labels.size(bytes) : '',
    pages ? `${pages}${NBSP}${labels.pages}` : '',
    offline === 'kept' ? labels.kept : '',
  ];
  const isAway = offline === 'away';
  return (
    <div data-slot="attachment" data-offline={offline} className={cn('@container', className)} {...rest}>
      <div
        className={cn(
          'flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line-strong bg-surface px-inset py-3 contrast:border-2 [&>svg]:size-7 [&>svg]:shrink-0',
          isAway && 'border-dashed',
        )}
      >
        {isAway ? <WifiOff aria-hidden /> : (icon ?? <FileText aria-hidden />)}
        <div className="min-w-0 flex-1 basis-40">
          <div className="leading-tight font-semibold">{title}</div>
          <div className="text-sm text-text-muted">
            <WholeWords>{isAway ? labels.away : facts.filter(Boolean).join(' · ')}</WholeWords>
          </div>
        </div>
        {!isAway && (
          <Slot
            data-slot="attachment-link"
            className={cn(buttonVariants(), 'w-full @form:w-auto print:hidden')}
          >
            {renderLink(
              <>
                <Download aria-hidden />
                {labels.download}
                <span className="sr-only"> {title}</span>
              </>,
            )}
          </Slot>
        )}
      </div>
    </div>
  );
}
