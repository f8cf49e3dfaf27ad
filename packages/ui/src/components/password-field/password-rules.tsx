import { Circle, CircleCheck } from 'lucide-react';
import { WholeWords } from '../../internal/whole-words.tsx';

export type PasswordRule = {
  /** Stable id of the rule. */
  id: string;
  /** The rule in short, e.g. `ยาว 8 ตัวอักษรขึ้นไป`. */
  text: string;
  /** Whether the typed password meets the rule. */
  met: boolean;
};

type PasswordRulesProps = {
  id: string;
  rules: readonly PasswordRule[];
  words: { ruleMet: string; ruleUnmet: string };
};

/** The rules of a new password, ticked while it is typed. A rule that changes is announced politely. */
export function PasswordRules({ id, rules, words }: PasswordRulesProps) {
  return (
    <ul id={id} data-slot="password-rules" aria-live="polite" className="mt-2 grid gap-1.5">
      {rules.map((rule) => (
        <li
          key={rule.id}
          data-state={rule.met ? 'met' : 'unmet'}
          aria-atomic
          className="flex gap-2 leading-tight"
        >
          {rule.met ? (
            <CircleCheck aria-hidden className="mt-1 size-5 shrink-0 text-success" />
          ) : (
            <Circle aria-hidden className="mt-1 size-5 shrink-0" />
          )}
          <span className="min-w-0">
            <WholeWords>{rule.text}</WholeWords>
            <span className="sr-only"> {rule.met ? words.ruleMet : words.ruleUnmet}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
