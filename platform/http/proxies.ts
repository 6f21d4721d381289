/**
 * The proxies that an environment names, in the words of undici's EnvHttpProxyAgent. Empty strings stand for "none": left out,
 * undici would read the process's own environment.
 */
export const proxiesOf = (env: Readonly<Record<string, string | undefined>>) => ({
  httpProxy: env.http_proxy ?? env.HTTP_PROXY ?? '',
  httpsProxy: env.https_proxy ?? env.HTTPS_PROXY ?? '',
  noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
});
