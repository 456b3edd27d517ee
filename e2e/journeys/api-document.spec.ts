import { API_CALLS } from '@cutroom/contract';
import { z } from 'zod';
import { apiClient, clientWith } from '../harness/product/api-client.ts';
import { expect, test } from '../harness/product/journey.ts';

const documentSchema = z.object({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(z.string(), z.looseObject({ responses: z.record(z.string(), z.unknown()) })),
  ),
});

test('the served API document describes every call of the contract, and no visitor can make one that needs an account', async ({
  product,
}) => {
  const visitor = clientWith(product.origin, '');
  const answer = await visitor.ask('GET', '/api/docs');
  expect(answer.status).toBe(200);
  const document = documentSchema.parse(answer.body);
  expect(document.openapi).toMatch(/^3\./);
  for (const [name, { method, path }] of Object.entries(API_CALLS)) {
    const documented = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect.soft(documented?.responses, name).toHaveProperty('200');
  }
  const open = ['getSite', 'getHealth', 'getReady'];
  for (const [name, { method, path }] of Object.entries(API_CALLS)) {
    const { status } = await visitor.ask(method, path.replace(':id', '1').replace(':clipId', 'x'));
    expect.soft(status, name).toBe(open.includes(name) ? 200 : 401);
  }
});

test('answers have the shape the contract gives them, from an empty account to a project with a body refused', async ({
  product,
}) => {
  const client = await apiClient(product.origin);
  await client.call('getUser');
  await client.call('getSite');
  await client.call('getHealth');
  expect(await client.call('listProjects')).toEqual([]);
  const project = await client.call('createProject', { body: { title: 'Shapes', status: 'uploading' } });
  expect(project).toMatchObject({ title: 'Shapes', prompt: '', status: 'uploading', videoClips: [] });
  expect(await client.call('getProject', { params: { id: project.id } })).toEqual(project);

  const errorBody = { code: expect.stringMatching(/^[a-z_]+$/), message: expect.any(String) };
  const at = `/api/projects/${project.id}`;
  expect(await client.ask('POST', '/api/projects', { title: '' })).toEqual({ status: 400, body: errorBody });
  expect(await client.ask('POST', `${at}/process`, { prompt: ' ' })).toMatchObject({ status: 400 });
  expect(await client.ask('POST', `${at}/process`, { prompt: 'Go' })).toEqual({
    status: 409,
    body: errorBody,
  });
  expect(await client.ask('POST', `${at}/regenerate`)).toEqual({ status: 409, body: errorBody });
  expect(await client.ask('POST', `${at}/download`)).toEqual({ status: 409, body: errorBody });
  expect(await client.ask('PATCH', `${at}/timeline`, { selectedClips: [] })).toMatchObject({
    body: errorBody,
  });
  expect(await client.ask('POST', `${at}/share`, { platform: 'myspace' })).toEqual({
    status: 400,
    body: errorBody,
  });
  expect(await client.ask('GET', '/api/projects/999999')).toEqual({ status: 404, body: errorBody });
  expect(await client.ask('GET', '/api/nowhere')).toEqual({ status: 404, body: errorBody });
  await client.call('deleteProject', { params: { id: project.id } });
  expect(await client.ask('GET', at)).toEqual({ status: 404, body: errorBody });
});
