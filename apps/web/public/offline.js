// Of the page that stands where another one could not come (apps/api/src/pages/offline-page.ts): it opens that one as soon as there is a
// line, and leads to what this browser has seen. The stores are those of src/lib/offline/stores.ts.
const mostPages = 8;
const mostMilliseconds = 30_000;
const millisecondsPerDay = 86_400_000;
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
  const read = async (address) => {
    const title = await (await store.match(address)).text();
    return { address, title: title.split(' | ')[0], product: await productOf(store, address) };
  };
  return Promise.all(addresses.reverse().slice(0, mostPages).map(read));
}

/** What the page of goods said of them, in the last day: nothing older is shown anywhere. */
async function productOf(store, address) {
  const [, number] = /\/goods\/ngd\/(GD\d+)$/.exec(new URL(address).pathname) ?? [];
  const reply = number && (await store.match(`/api/v1/mall/products/goods/${number}`));
  const readAt = reply && new Date(reply.headers.get('date'));
  if (!(Date.now() - readAt < millisecondsPerDay)) return undefined;
  const { card } = (await reply.json()).data;
  return { card, readAt, picture: await keptPicture(card.image) };
}

/** Of the sizes of a picture the one that has been seen. */
async function keptPicture(name) {
  const store = await caches.open('mall-pictures');
  const addresses = (await store.keys()).map(({ url }) => url);
  return addresses.find((url) => `${new URL(url).pathname}.`.startsWith(`/images/${name}.`));
}

/** An element with what stands in it: texts, and other elements. */
function made(tag, attributes, ...content) {
  const element = Object.assign(document.createElement(tag), attributes);
  element.append(...content);
  return element;
}

function productLine({ address, product: { card, readAt, picture } }) {
  const time = readAt.toLocaleTimeString('ko-KR', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const price = card.soldOutYn === 'Y' ? '품절' : `${card.slPrc.toLocaleString('ko-KR')}원`;
  const image = picture ? [made('img', { src: picture, alt: '', width: 64, height: 64 })] : [];
  const words = made(
    'span',
    {},
    made('small', {}, card.brandName),
    card.dispGdsNm,
    made('span', {}, made('b', {}, price), made('small', {}, `${time} 기준`)),
  );
  return made('a', { href: address, className: 'product' }, ...image, words);
}

const pageLine = ({ address, title }) => made('a', { href: address }, title);

function list(id, found, lineOf) {
  const section = document.getElementById(id);
  section.hidden = found.length === 0;
  section.querySelector('ul').append(...found.map((one) => made('li', {}, lineOf(one))));
}

seenPages().then((found) => {
  list(
    'products',
    found.filter(({ product }) => product),
    productLine,
  );
  list(
    'pages',
    found.filter(({ product }) => !product),
    pageLine,
  );
});
