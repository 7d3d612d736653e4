/** Test cards need no French and no second name. */
export const called = (name: string): { readonly en: string; readonly fr: string } => ({ en: name, fr: name });
/** Test cards belong to no published set. */
export const test = { set: 'test' } as const;
