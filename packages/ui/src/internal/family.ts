import { type Context, createContext, use } from 'react';

/**
 * For parts that work only inside another: the parent puts the context around its children, each part calls the hook
 * with its own name, and outside of the parent that throws. The libraries beneath would name parts of their own.
 */
export function createFamily(parent: string): [Context<boolean>, (part: string) => void] {
  const Family = createContext(false);
  const useFamily = (part: string) => {
    if (!use(Family)) throw new Error(`${part} is a part of ${parent}: put it inside one.`);
  };
  return [Family, useFamily];
}
