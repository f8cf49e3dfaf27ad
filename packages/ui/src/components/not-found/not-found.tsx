import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { Phrases } from '../../internal/phrases.tsx';
import { Button } from '../button/button.tsx';
import { Logo } from '../logo/logo.tsx';

export type NotFoundProps = Omit<ComponentProps<'main'>, 'children'> & {
  /** The cooperative's Thai name. */
  coopNameTH: string;
  /** The cooperative's English name. */
  coopNameEN: string;
  /** The cooperative's logo, 96 px. Default the kit's. */
  logo?: ReactNode;
  /** The link to the home page, such as a router's, named `กลับหน้าหลัก`. Styled as the primary button. */
  homeLink: ReactElement;
  /** The sentence, which is the page's heading. Default `ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...`. */
  sentence?: string | undefined;
};

/** The page for an unknown address. Renders a `main`. */
export function NotFound({
  coopNameTH,
  coopNameEN,
  logo = <Logo size="lg" />,
  homeLink,
  sentence = 'ขออภัย!ไม่พบหน้าเว็บไซต์ที่ค้นหา...',
  className,
  ...rest
}: NotFoundProps) {
  return (
    <main
      data-slot="not-found"
      {...rest}
      className={cn('flex min-h-dvh flex-col items-center justify-center p-gutter text-center', className)}
    >
      {logo}
      <p className="mt-5 w-full font-head text-xl font-semibold">
        <Phrases>{coopNameTH}</Phrases>
      </p>
      <p lang="en" className="w-full text-sm text-text-muted">
        {coopNameEN}
      </p>
      <h1 className="mt-8 mb-6 w-full text-2xl">{sentence}</h1>
      <Button asChild variant="primary" size="lg">
        {homeLink}
      </Button>
    </main>
  );
}
