/** Milliseconds that reading a file of Discord may take. */
const PATIENCE = 5_000;

/** The text of a file that somebody has attached; null where it cannot be read, and `large` beyond so many bytes. */
export const attachedText = async (url: string, most: number): Promise<{ readonly text: string } | 'large' | null> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE), redirect: 'error' });
    if (!response.ok || response.body === null) return null;
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body) {
      size += chunk.byteLength;
      if (size > most) return 'large';
      chunks.push(chunk);
    }
    return { text: Buffer.concat(chunks).toString('utf8') };
  } catch {
    return null;
  }
};
