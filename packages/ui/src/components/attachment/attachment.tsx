import { Slot } from '@radix-ui/react-slot';
import { Download, FileText } from 'lucide-react';
import { type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { buttonVariants } from '../button/button.tsx';
import { getFileKind, formatFileSize } from './file-words.ts';

const NBSP = '\u00a0';

/** Words of an attachment, each replaceable. */
export type AttachmentWords = Record<'download' | 'pages', string>;

const WORDS: AttachmentWords = { download: 'ดาวน์โหลด', pages: 'หน้า' };

export type AttachmentProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** What the file is called for its reader. */
  title: string;
  /** The file's own name or address; its ending says what kind it is. */
  fileName: string;
  /** Its size in bytes. Left out where it is not known. */
  bytes?: number | null | undefined;
  /** How many pages it has. Left out where that is not known. */
  pages?: number | null | undefined;
  /** Makes the link to the file, an `a`, around the given words. */
  renderLink: (words: ReactNode) => ReactElement;
  /** Another icon of lucide. Default a sheet of text. */
  icon?: ReactNode;
  /** Replaces some of the words. */
  words?: Partial<AttachmentWords> | undefined;
};

/** A file to take home: what it is, of what kind and size, in words. Renders a `div`. */
export function Attachment({
  title,
  fileName,
  bytes,
  pages,
  renderLink,
  icon,
  words,
  className,
  ...rest
}: AttachmentProps) {
  const said = { ...WORDS, ...words };
  const facts = [getFileKind(fileName), formatFileSize(bytes), pages ? `${pages}${NBSP}${said.pages}` : ''];
  return (
    <div data-slot="attachment" className={cn('@container', className)} {...rest}>
      <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line-strong bg-surface px-inset py-3 contrast:border-2 [&>svg]:size-7 [&>svg]:shrink-0">
        {icon ?? <FileText aria-hidden />}
        <div className="min-w-0 flex-1 basis-40">
          <div className="leading-tight font-semibold">{title}</div>
          <div className="text-sm text-text-muted">{facts.filter(Boolean).join(' · ')}</div>
        </div>
        <Slot
          data-slot="attachment-link"
          className={cn(buttonVariants(), 'w-full @form:w-auto print:hidden')}
        >
          {renderLink(
            <>
              <Download aria-hidden />
              {said.download}
              <span className="sr-only"> {title}</span>
            </>,
          )}
        </Slot>
      </div>
    </div>
  );
}
