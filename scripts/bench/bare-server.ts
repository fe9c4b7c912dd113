import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import postgres from 'postgres';
import { keyOf, type Recording } from './recording.ts';

// The baseline: the same statements through the same driver in one transaction, the same bytes returned, and nothing else.
const [file = '', url = '', connections = '10'] = process.argv.slice(2);
const recordings: Recording[] = JSON.parse(readFileSync(file, 'utf8'));
const byKey = new Map(recordings.map((recording) => [recording.key, recording]));
const sql = postgres(url, { max: Number(connections), onnotice: () => {} });

const server = createServer(async (request, response) => {
  const body = request.method === 'POST' ? await readText(request) : '';
  const recording = byKey.get(keyOf({ path: request.url ?? '', body }));
  if (!recording) {
    response.writeHead(404).end();
    return;
  }
  if (recording.statements.length > 0) {
    await sql.begin(async (transaction) => {
      for (const { text, parameters } of recording.statements) {
        await transaction.unsafe(text, parameters as postgres.ParameterOrJSON<never>[], { prepare: true });
      }
    });
  }
  response.writeHead(200, {
    'content-type': recording.contentType,
    'content-length': Buffer.byteLength(recording.body),
  });
  response.end(recording.body);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`listening on http://127.0.0.1:${address.port}`);
});
