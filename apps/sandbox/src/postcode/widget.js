// The interface of the postcode widget: new daum.Postcode({ oncomplete }).embed(element).
(() => {
  const { origin } = new URL(document.currentScript.src);
  class Postcode {
    constructor(options) {
      this.options = options;
    }

    embed(element) {
      const frame = document.createElement('iframe');
      frame.src = `${origin}/postcode/search`;
      frame.title = '우편번호 찾기';
      frame.setAttribute('style', 'width: 100%; height: 100%; border: 0');
      window.addEventListener('message', (event) => {
        if (event.origin !== origin || event.source !== frame.contentWindow) return;
        this.options.oncomplete(event.data);
      });
      element.append(frame);
    }
  }
  window.daum = { Postcode };
})();
