/** Whether the last build was made of what is there now, and is whole. Paths are relative to the working directory. */
export const isBuilt: () => boolean;
