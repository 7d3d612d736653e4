import type { APIMessage } from 'discord-api-types/v10';
import { ClientRefusal } from '../interactions/options.js';
import { InteractionFailed } from '../people/people-api.js';
import type { FeedEvent } from '../world/protocol.js';

/** Milliseconds after which nobody waits any longer for what should be there: only what hangs, however busy the machine. */
export const PATIENCE = 240_000;

/**
 * One request to the people's API of a stand-in.
 * @throws ClientRefusal, InteractionFailed as the stand-in says
 */
export async function request(url: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${url}/playground/api${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const { error, message } = answer as { readonly error?: string; readonly message?: string };
  if (error === 'failed') throw new InteractionFailed(message);
  throw new ClientRefusal(message ?? `status ${response.status}`);
}

/** What one person sees, kept up to date by the stand-in. */
export interface PersonFeed {
  messages(): readonly APIMessage[];
  botOnline(): boolean;
  /** Resolves once this revision has been shown. */
  reached(revision: number): Promise<void>;
  /** Resolves with the first result that is not undefined, null or false, tried now and after each change. */
  until<T>(attempt: () => T | undefined | null | false, timeoutMs: number): Promise<T>;
  close(): void;
}

export async function openFeed(url: string, personId: string): Promise<PersonFeed> {
  const abort = new AbortController();
  const response = await fetch(`${url}/playground/api/people/${personId}/events`, { signal: abort.signal });
  if (!response.ok || response.body === null) throw new ClientRefusal(`no feed: status ${response.status}`);
  const messages = new Map<string, APIMessage>();
  const waiting = new Set<() => void>();
  let revision = -1;
  let online = false;
  let ended = false;

  function apply(event: FeedEvent): void {
    revision = event.revision;
    switch (event.type) {
      case 'snapshot':
        messages.clear();
        for (const message of event.messages) messages.set(message.id, message);
        online = event.botOnline;
        return;
      case 'message':
        messages.set(event.message.id, event.message);
        return;
      case 'gone':
        messages.delete(event.messageId);
        return;
      case 'bot':
        online = event.online;
        return;
      case 'people':
      case 'channels':
      case 'commands':
      case 'clock':
        return;
      default:
        event satisfies never;
    }
  }

  const wake = (): void => {
    for (const attempt of waiting) attempt();
  };

  async function read(body: ReadableStream<Uint8Array>): Promise<void> {
    let rest = '';
    try {
      for await (const text of body.pipeThrough(new TextDecoderStream())) {
        const parts = (rest + text).split('\n\n');
        rest = parts.pop() ?? '';
        for (const part of parts) {
          apply(JSON.parse(part.slice('data: '.length)) as FeedEvent);
          wake();
        }
      }
    } catch {
      // The stand-in has ended or the feed was closed; the code below rejects what still waits.
    }
    ended = true;
    wake();
  }

  function until<T>(attempt: () => T | undefined | null | false, timeoutMs: number): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const settle = (end: () => void): void => {
        waiting.delete(check);
        clearTimeout(timer);
        end();
      };
      const check = (): void => {
        try {
          const result = attempt();
          if (result !== undefined && result !== null && result !== false) settle(() => resolve(result));
          else if (ended) settle(() => reject(new Error('the stand-in has gone')));
        } catch (error) {
          settle(() => reject(error instanceof Error ? error : new Error(String(error))));
        }
      };
      const timer = setTimeout(() => settle(() => reject(new Error(`nothing came within ${timeoutMs} ms`))), timeoutMs);
      waiting.add(check);
      check();
    });
  }

  void read(response.body as ReadableStream<Uint8Array>);
  const feed: PersonFeed = {
    messages: () => [...messages.values()].toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1)),
    botOnline: () => online,
    reached: async (wanted) => void (await until(() => revision >= wanted, PATIENCE)),
    until,
    close: () => abort.abort(),
  };
  await until(() => revision >= 0, PATIENCE);
  return feed;
}
