import net from 'node:net';

/** A connection between a browser and the product that can be taken away and given back. */
export interface Cuttable {
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** @param port it listens at @param target port of the product */
export async function openCuttable(port: number, target: number): Promise<Cuttable> {
  const open = new Set<net.Socket>();
  let isCut = false;
  const server = net.createServer((browser) => {
    if (isCut) return void browser.resetAndDestroy();
    const product = net.connect(target, '127.0.0.1');
    for (const socket of [browser, product]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.once('close', () => open.delete(socket));
    }
    browser.pipe(product).pipe(browser);
    browser.once('close', () => product.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const dropAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    cut() {
      isCut = true;
      dropAll();
    },
    mend() {
      isCut = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        dropAll();
      }),
  };
}
