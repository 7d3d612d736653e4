import { describe } from 'vitest';
import { memoryStore } from '../../tools/fuzzing/memory-store.js';
import { otherDataContract, recordContract } from '../store/contract.js';

describe('the store in memory, on which is fuzzed, keeps to the contract of stores', () => {
  const store = memoryStore();
  const stores = () => ({ store, four: [store, store, store, store] });
  recordContract(stores);
  otherDataContract(stores);
});
