export type Permission =
  | 'viewChannel'
  | 'sendMessages'
  | 'createThreads'
  | 'sendInThreads'
  | 'embedLinks'
  | 'attachFiles'
  | 'readHistory'
  | 'connect';
