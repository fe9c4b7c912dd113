import type { SearchDocument } from '@mall/domain/search-document';
import type { Client } from 'pg';

/** Learns the words of documents for the search, each once: documents have few different words. */
export function wordLearner() {
  const known = { name: new Set<string>(), document: new Set<string>() };
  return async (client: Client, documents: readonly SearchDocument[]): Promise<void> => {
    const learn = (column: 'name' | 'document') => {
      const words = new Set(documents.flatMap((document) => document[column].split(' ')));
      return [...words.difference(known[column])];
    };
    const [name, document] = [learn('name'), learn('document')];
    await client.query('select learn_search_words($1)', [
      JSON.stringify([{ name: name.join(' '), document: document.join(' ') }]),
    ]);
    for (const word of name) known.name.add(word);
    for (const word of document) known.document.add(word);
  };
}
