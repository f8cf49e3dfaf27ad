import { Search } from 'lucide-react';
import { type ComponentProps, type FormEvent, useId, useRef } from 'react';
import { cn } from '../../internal/cn.ts';
import { controlVariants } from '../../internal/field-frame.tsx';
import { buttonVariants } from '../button/button.tsx';
import { WholeWords } from '../../internal/whole-words.tsx';

export type SearchBoxProps = Omit<ComponentProps<'search'>, 'children' | 'defaultValue'> & {
  /** Initial text, restored after each search, such as the query of the results shown. Default none. */
  defaultValue?: string | undefined;
  /** Called with the trimmed text, never empty. Afterwards the box has its initial text. */
  onSearch: (term: string) => void;
  /** Address that the form is sent to without JavaScript or before it has loaded. Default none. */
  action?: string | undefined;
  /** Name of the query parameter. Default `search`. */
  name?: string | undefined;
  /** Maximum number of characters, also of pasted text. Default 200. */
  maxLength?: number | undefined;
  /** Placeholder and accessible name. Default `พิมพ์เนื้อหาที่ต้องการค้นหา`. */
  placeholder?: string | undefined;
  /** Words of the button; under 17 rem it shows the icon alone. Default `ค้นหา`. */
  buttonLabel?: string | undefined;
};

/** Searches the public pages. Renders a `search` with a form, which is a size container; stores no term. */
export function SearchBox({
  defaultValue,
  onSearch,
  action,
  name = 'search',
  maxLength = 200,
  placeholder = 'พิมพ์เนื้อหาที่ต้องการค้นหา',
  buttonLabel = 'ค้นหา',
  className,
  ...rest
}: SearchBoxProps) {
  const inputId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = inputRef.current?.value.trim() ?? '';
    if (term === '') {
      inputRef.current?.focus();
      return;
    }
    onSearch(term);
    event.currentTarget.reset();
  };
  return (
    <search
      data-slot="search-box"
      className={cn('@container block min-w-0 print:hidden', className)}
      {...rest}
    >
      <form className="flex" action={action} onSubmit={handleSubmit}>
        <label htmlFor={inputId} className="sr-only">
          {placeholder}
        </label>
        <input
          ref={inputRef}
          id={inputId}
          type="search"
          name={name}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxLength}
          defaultValue={defaultValue}
          placeholder={placeholder}
          className={cn(
            controlVariants(),
            'flex-1 rounded-r-none px-2.5 placeholder-shown:text-ellipsis focus-visible:z-10 [&::-webkit-search-cancel-button]:hidden',
          )}
        />
        <button
          type="submit"
          data-slot="button"
          className={cn(buttonVariants(), '-ml-px rounded-l-none px-button-small focus-visible:z-10')}
        >
          <Search aria-hidden />
          <span className="@max-tiny:sr-only">
            <WholeWords>{buttonLabel}</WholeWords>
          </span>
        </button>
      </form>
    </search>
  );
}
