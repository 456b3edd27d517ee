import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A provider of sign-ins on the loopback interface: a real one, where whoever comes says who they are. */
export interface OidcServer {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /**
   * What a person does there: says who they are, agrees, and is sent back.
   * @param address where the product sent them
   * @returns where the provider sends them
   */
  signIn(address: string, person: string): Promise<string>;
  close(): Promise<void>;
}

/** @param emailOf what the provider says of a person; undefined is nothing */
export async function startOidcServer(
  redirectUri: string,
  emailOf: (person: string) => string | undefined = (person) => `${person}@example.org`,
): Promise<OidcServer> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'cutroom', clientSecret: 'a secret between the two' };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: async () => {
        const email = emailOf(sub);
        return { sub, name: sub, ...(email === undefined ? {} : { email, email_verified: true }) };
      },
    }),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['only for tests'] },
  });
  server.on('request', provider.callback());
  return {
    issuer,
    ...client,
    signIn: (address, person) => walkThrough(issuer, address, person),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Follows redirects and fills in the forms of oidc-provider's interactions until they lead away. */
async function walkThrough(issuer: string, address: string, person: string): Promise<string> {
  const cookies = new Map<string, string>();
  let at = new URL(address);
  let form: URLSearchParams | null = null;
  for (let step = 0; step < 12; step++) {
    if (at.origin !== issuer) return at.href;
    const response: Response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === null ? {} : { method: 'POST', body: form }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    const page = await response.text();
    if (next !== null) {
      at = new URL(next, at);
      form = null;
      continue;
    }
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    if (prompt === undefined) throw new Error(`The provider answered ${response.status}: ${page}`);
    form = new URLSearchParams({ prompt, login: person, password: 'any' });
  }
  throw new Error('The provider leads nowhere');
}
