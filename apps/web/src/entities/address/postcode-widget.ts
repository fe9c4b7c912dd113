/** What the widget returns for the chosen address (postcode.map.daum.net/guide). */
type Picked = {
  readonly zonecode: string;
  readonly address: string;
  readonly roadAddress: string;
  readonly autoRoadAddress: string;
  readonly buildingName: string;
};
type Widget = { embed: (element: HTMLElement) => void };
type Maker = new (options: {
  oncomplete: (picked: Picked) => void;
  width: string;
  height: string;
  // Unless reset, the widget keeps offering the same address after it was chosen.
  autoClose: boolean;
}) => Widget;
type Makers = { daum?: { Postcode?: Maker }; kakao?: { Postcode?: Maker } };

export type FoundAddress = { readonly postcode: string; readonly roadAddress: string };

const loading = new Map<string, Promise<Maker>>();

function load(scriptUrl: string): Promise<Maker> {
  const known = loading.get(scriptUrl);
  if (known) return known;
  const fresh = new Promise<Maker>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      loading.delete(scriptUrl);
      script.remove();
      reject(new Error('the postcode widget could not be loaded'));
    };
    script.src = scriptUrl;
    script.onerror = fail;
    script.onload = () => {
      const { daum, kakao } = window as Makers;
      const maker = kakao?.Postcode ?? daum?.Postcode;
      if (maker) resolve(maker);
      else fail();
    };
    document.head.append(script);
  });
  loading.set(scriptUrl, fresh);
  return fresh;
}

/** The road address with its building, as written on a parcel. */
export function toFoundAddress({
  zonecode,
  roadAddress,
  autoRoadAddress,
  address,
  buildingName,
}: Picked): FoundAddress {
  const road = roadAddress || autoRoadAddress || address;
  return { postcode: zonecode, roadAddress: buildingName ? `${road} (${buildingName})` : road };
}

/** Shows the widget within an element; rejects when its script cannot be loaded. */
export async function showPostcodeWidget(
  scriptUrl: string,
  element: HTMLElement,
  onFound: (found: FoundAddress) => void,
): Promise<void> {
  const Maker = await load(scriptUrl);
  const oncomplete = (picked: Picked) => onFound(toFoundAddress(picked));
  element.replaceChildren();
  new Maker({ oncomplete, width: '100%', height: '100%', autoClose: false }).embed(element);
}
