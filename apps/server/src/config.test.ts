import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const BUCKET = { S3_BUCKET: 'reels' };
const KEYS = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

describe('The settings of a bucket', () => {
  it('are not there by default, nor where their variables are blank', () => {
    expect(readConfig({}).s3).toBeNull();
    expect(readConfig({ S3_BUCKET: '', S3_ENDPOINT: '' }).s3).toBeNull();
  });

  it('leave the address to Amazon and the keys to its SDK', () => {
    expect(readConfig(BUCKET).s3).toEqual({
      bucket: 'reels',
      endpoint: null,
      region: 'us-east-1',
      credentials: null,
    });
  });

  it('name another server and its keys', () => {
    const env = { ...BUCKET, ...KEYS, S3_ENDPOINT: 'https://s3.example.org', S3_REGION: 'garage' };
    expect(readConfig(env).s3).toEqual({
      bucket: 'reels',
      endpoint: 'https://s3.example.org',
      region: 'garage',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    });
  });

  it.each([
    ['S3_ENDPOINT needs S3_BUCKET', { S3_ENDPOINT: 'https://s3.example.org' }],
    ['go together', { ...BUCKET, S3_ACCESS_KEY_ID: 'key' }],
    ['Invalid URL', { ...BUCKET, S3_ENDPOINT: 's3.example.org' }],
  ])('are refused with a sentence: %s', (sentence, env) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});

describe('The settings of sign-in', () => {
  const OIDC = {
    OIDC_ISSUER: 'https://id.example.org/realms/reels/',
    OIDC_CLIENT_ID: 'cutroom',
    OIDC_CLIENT_SECRET: 'secret',
  };

  it('are passwords by default', () => {
    expect(readConfig({})).toMatchObject({ oidc: null, allowsPasswords: true });
  });

  it('name a provider, beside passwords or alone', () => {
    const oidc = {
      issuer: 'https://id.example.org/realms/reels',
      clientId: 'cutroom',
      clientSecret: 'secret',
    };
    expect(readConfig(OIDC)).toMatchObject({ oidc, allowsPasswords: true });
    expect(readConfig({ ...OIDC, PASSWORD_SIGN_IN: 'off' })).toMatchObject({ oidc, allowsPasswords: false });
  });

  it.each([
    ['go together', { OIDC_ISSUER: OIDC.OIDC_ISSUER }],
    ['nobody could sign in', { PASSWORD_SIGN_IN: 'off' }],
  ])('are refused with a sentence: %s', (sentence, env) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});

describe('The cage that ffmpeg must have', () => {
  it.each([
    ['never_root', {}],
    ['full', { REQUIRE_CAGE: 'true' }],
    ['none', { REQUIRE_CAGE: 'false' }],
  ])('is %s with %j', (requiredCage, env) => {
    expect(readConfig(env)).toMatchObject({ requiredCage });
  });
});
