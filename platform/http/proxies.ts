export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The proxies that an environment names, in the words of undici's EnvHttpProxyAgent. Empty strings stand for "none": left out,
 * undici would read the process's own environment.
 */
export const proxiesOf = (env: Environment) => ({
  httpProxy: env.http_proxy ?? env.HTTP_PROXY ?? '',
  httpsProxy: env.https_proxy ?? env.HTTPS_PROXY ?? '',
  noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
});

/** The same in the words of an agent of Node's own (`proxyEnv`), for libraries that bring no other. Like undici, it takes HTTP_PROXY where HTTPS_PROXY is not set. */
export function proxyEnvOf(env: Environment) {
  const { httpProxy, httpsProxy, noProxy } = proxiesOf(env);
  return { HTTP_PROXY: httpProxy, HTTPS_PROXY: httpsProxy === '' ? httpProxy : httpsProxy, NO_PROXY: noProxy };
}
