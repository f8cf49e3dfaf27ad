import type { MouseEvent, RefObject } from 'react';

type SkipLinkProps = {
  /** Id of the main content, for the link's address. */
  targetId: string;
  targetRef: RefObject<HTMLElement | null>;
  children: string;
};

/** The first Tab stop: skips head and menu. Hidden until it has focus. */
export function SkipLink({ targetId, targetRef, children }: SkipLinkProps) {
  // Moves only focus: a changed hash would be a navigation for the router.
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    targetRef.current?.focus();
    targetRef.current?.scrollIntoView();
  };
  return (
    <a
      data-slot="skip-link"
      href={`#${targetId}`}
      onClick={handleClick}
      className="sr-only rounded-md border border-line-strong bg-surface font-semibold text-link focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-2.5"
    >
      {children}
    </a>
  );
}
