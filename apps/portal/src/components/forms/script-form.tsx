import { Alert } from '@sahakorn/ui/alert';
import { Button, type ButtonProps } from '@sahakorn/ui/button';
import { useHydrated } from '@sahakorn/ui/hydrated';
import type { ComponentProps } from 'react';

/**
 * A form that only the page's script can send, and that says so. What is typed never becomes part of an address: its
 * button is disabled until the script has arrived, and its method is not the default one.
 */
export function ScriptForm({ children, ...rest }: ComponentProps<'form'>) {
  return (
    <form noValidate method="post" {...rest}>
      <NeedsScript />
      {children}
    </form>
  );
}

/**
 * A disabled submit button also keeps Enter in a field from sending the form. The page's first script, which records
 * what is pressed before hydration, enables it.
 */
export function ScriptSubmit(props: Omit<ButtonProps, 'type' | 'disabled'>) {
  const hydrated = useHydrated();
  return <Button type="submit" disabled={!hydrated} suppressHydrationWarning {...props} />;
}

function NeedsScript() {
  return (
    <noscript className="justify-self-stretch">
      <Alert tone="warning" title="แบบฟอร์มนี้ต้องใช้ JavaScript">
        เปิดใช้งาน JavaScript ในเบราว์เซอร์ แล้วเปิดหน้านี้อีกครั้งก่อนพิมพ์
      </Alert>
    </noscript>
  );
}
