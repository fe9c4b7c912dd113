// Of the page that stands where another one could not come (apps/api/src/pages/offline-page.ts): it opens that one as soon as there is a
// line, and leads to what this browser has seen. The stores are those of src/lib/offline/stores.ts.
const mostPages = 8;
const mostMilliseconds = 30_000;
const state = document.getElementById('state');
let timer;

const isReached = () =>
  fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

async function ask(wait) {
  clearTimeout(timer);
  if (await isReached()) return location.reload();
  timer = setTimeout(() => ask(Math.min(wait * 2, mostMilliseconds)), wait);
}

addEventListener('online', () => ask(1000));
document.getElementById('retry').addEventListener('click', async () => {
  state.textContent = '';
  await ask(1000);
  state.textContent = '아직 연결되지 않았어요.';
});
void ask(1000);

async function seenPages() {
  const names = (await caches.keys()).filter((name) => /^mall-(visit|session-.*)$/.test(name));
  const pages = await Promise.all(names.map(pagesOf));
  return pages
    .flat()
    .filter(({ address }) => address !== location.href)
    .slice(0, mostPages);
}

async function pagesOf(name) {
  const store = await caches.open(name);
  const addresses = (await store.keys())
    .map(({ url }) => url)
    .filter((url) => !new URL(url).pathname.startsWith('/api/'));
  const read = async (address) => ({ address, title: await (await store.match(address)).text() });
  return Promise.all(addresses.reverse().slice(0, mostPages).map(read));
}

seenPages().then((found) => {
  const section = document.getElementById('seen');
  section.hidden = found.length === 0;
  for (const { address, title } of found) {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: title.split(' | ')[0] });
    const item = document.createElement('li');
    item.append(link);
    section.querySelector('ul').append(item);
  }
});
