import { Button, type ButtonProps } from '@sahakorn/ui/button';
import { useOpenDocument } from './use-open-document.ts';

/** `path` is the API path of a PDF, `fileName` its name when saved. */
type DocumentButtonProps = Pick<ButtonProps, 'className' | 'children' | 'variant'> & {
  path: string;
  fileName: string;
};

export function DocumentButton({ path, fileName, ...rest }: DocumentButtonProps) {
  const { open, busy, refusal } = useOpenDocument();
  return (
    <div className="grid justify-items-start">
      <Button {...rest} busyLabel={busy ? 'กำลังเปิด' : undefined} onClick={() => open(path, fileName)} />
      <output className="text-sm">{refusal}</output>
    </div>
  );
}
