/** How a procedure goes on after a step: at once; after the triggers it caused, if any; after priority; or not at all. */
export type StepResult = 'next' | 'triggers' | 'priority' | 'done';
