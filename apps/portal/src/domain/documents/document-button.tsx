import { Button, type ButtonProps } from '@sahakorn/ui/button';
import { useOpenDocument } from './use-open-document.ts';

export type DocumentButtonProps = Omit<ButtonProps, 'asChild' | 'busyLabel' | 'onClick'> & {
  /** Path of the PDF on the API, with its query. */
  path: string;
  /** What the file is called where it is saved, ending in `.pdf`. */
  fileName: string;
};

export function DocumentButton({ path, fileName, ...rest }: DocumentButtonProps) {
  const { open, busy, refusal } = useOpenDocument();
  return (
    <div className="grid justify-items-start">
      <Button
        {...rest}
        busyLabel={busy ? 'กำลังเปิด' : undefined}
        onClick={() => {
          open(path, fileName);
        }}
      />
      <output className="text-sm">{refusal}</output>
    </div>
  );
}
