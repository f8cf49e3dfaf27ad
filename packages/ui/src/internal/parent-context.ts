import { type Context, createContext, use } from 'react';

/**
 * For parts that work only inside another: the parent renders the context, each part calls the hook with its name,
 * which throws outside the parent. Radix's errors would name Radix's parts.
 */
export function createParentContext(parent: string): [Context<boolean>, (part: string) => void] {
  const ParentContext = createContext(false);
  const useParent = (part: string) => {
    if (!use(ParentContext)) throw new Error(`${part} is a part of ${parent}: put it inside one.`);
  };
  return [ParentContext, useParent];
}
