import { Button, type ButtonProps } from '@sahakorn/ui/button';
import { EmptyState, type EmptyStateProps } from '@sahakorn/ui/empty-state';
import { WholeWords } from '@sahakorn/ui/whole-words';
import { Link } from 'react-router-dom';

export type EmptyScreenProps = Omit<EmptyStateProps, 'action'> &
  Pick<ButtonProps, 'variant'> & { to: string; linkText: string };

export function EmptyScreen({ to, linkText, variant = 'primary', ...rest }: EmptyScreenProps) {
  return (
    <EmptyState
      {...rest}
      action={
        <Button asChild variant={variant}>
          <Link to={to}>
            <WholeWords>{linkText}</WholeWords>
          </Link>
        </Button>
      }
    />
  );
}
